import { flagSetting, numberSetting, optionalTextSetting, textSetting } from "./settingKinds";
import { matching, ORIGIN } from "./textForms";

const KEY = matching(/^[\x21-\x7e]+$/, "darf weder Leerzeichen noch Umlaute enthalten");

/** Where the files of the Vorhaben lie and who looks at them first. */
export const fileSettings = {
  anlagen: {
    ordner: optionalTextSetting("ANLAGEN_ORDNER", {
      section: "Anlagen",
      meaning:
        "Ordner für die Dateien der Vorhaben, nie im Webverzeichnis; mehrere Backend-Prozesse brauchen denselben. Gehört in die Datensicherung.",
      sample: "./daten/anlagen",
    }),
    s3: {
      endpunkt: optionalTextSetting("ANLAGEN_S3_ENDPUNKT", {
        meaning: [
          "Statt des Ordners ein Bucket eines S3-Speichers. Nötig sind Endpunkt (ohne Pfad), Bucket, Schlüssel-ID und Geheimnis; fehlt eines davon, startet der Prozess nicht, ebenso, wenn der Speicher sie ablehnt. Der Ordner nimmt dann nur noch entgegen, was gerade hochgeladen wird, und braucht weder geteilt noch gesichert zu werden.",
          "Unter dem Präfix darf nichts anderes liegen: Unbekanntes wird dort beim Aufräumen entfernt. Jedes Portal braucht sein eigenes.",
          "Rechte des Schlüssels: ListBucket am Bucket; GetObject, PutObject und DeleteObject unter dem Präfix.",
        ],
        sample: "https://s3.example.org",
        form: ORIGIN,
      }),
      region: optionalTextSetting("ANLAGEN_S3_REGION", {
        meaning: "Region, mit der Anfragen unterschrieben werden; Vorgabe us-east-1",
        sample: "us-east-1",
        form: matching(/^[a-z0-9-]+$/, "darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten"),
      }),
      bucket: optionalTextSetting("ANLAGEN_S3_BUCKET", {
        meaning: "Name des Buckets",
        form: matching(
          /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
          "muss 3 bis 63 Kleinbuchstaben, Ziffern, Punkte und Bindestriche lang sein, außen Buchstabe oder Ziffer",
        ),
      }),
      praefix: optionalTextSetting("ANLAGEN_S3_PRAEFIX", {
        meaning: "Vor allen Schlüsseln, ohne Schrägstriche am Rand; Vorgabe anlagen",
        sample: "anlagen",
        form: matching(/^[\w-]+(\/[\w-]+)*$/, "darf nur Buchstaben, Ziffern, - und _ enthalten, dazwischen /"),
      }),
      schluesselId: optionalTextSetting("ANLAGEN_S3_SCHLUESSEL_ID", { meaning: "Schlüssel-ID des Zugangs", form: KEY }),
      geheimnis: optionalTextSetting("ANLAGEN_S3_GEHEIMNIS", { meaning: "Geheimnis des Zugangs", form: KEY }),
      pfadstil: flagSetting("ANLAGEN_S3_PFADSTIL", {
        meaning: "true: https://s3.example.org/bucket/…; false: https://bucket.s3.example.org/…",
        standard: true,
      }),
    },
    maxMbJeUnternehmen: numberSetting("ANLAGEN_MB_JE_UNTERNEHMEN", {
      meaning: "So viele Megabyte darf ein Unternehmen ablegen",
      from: 15,
      to: 1_000_000,
      standard: 2_000,
    }),
  },
  clamd: {
    host: textSetting("CLAMD_HOST", {
      meaning: [
        "Virenprüfung durch clamd (ClamAV) über TCP, Befehl INSTREAM; StreamMaxLength mindestens 6M. Ohne Angabe wird nicht auf Schadsoftware geprüft.",
        "Antwortet clamd nicht, werden keine Dateien angenommen.",
      ],
      standard: "",
    }),
    port: numberSetting("CLAMD_PORT", { meaning: "Port von clamd", from: 1, to: 65535, standard: 3310 }),
  },
};
