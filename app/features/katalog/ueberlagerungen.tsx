import { useRef, useState, type ReactNode } from "react";
import {
  Banner,
  Button,
  Dialog,
  Drawer,
  DrawerPanel,
  ErrorSummary,
  FieldHelp,
  MenuDetails,
  ScriptSlot,
  Snackbar,
  Text,
  TextField,
  Tooltip,
} from "~/ui";
import { einfach, type Raum } from "./stueck";

type GeoeffnetProps = { knopf: string; children: (isOpen: boolean, close: () => void) => ReactNode };

/** Opens a part that needs scripts, which the button comes with. */
function Geoeffnet({ knopf, children }: GeoeffnetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ScriptSlot isLine>
      <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
        {knopf}
      </Button>
      {children(isOpen, () => setOpen(false))}
    </ScriptSlot>
  );
}

const dialog = (knopf: string, tone: "primary" | "danger") => (
  <Geoeffnet knopf={knopf}>
    {(isOpen, close) => (
      <Dialog isOpen={isOpen} title="Zeile löschen?" tone={tone} accept="Löschen" onAccept={close} onCancel={close}>
        <Text>Die Zeile lässt sich aus den Versionen wiederherstellen.</Text>
      </Dialog>
    )}
  </Geoeffnet>
);

/** A field whose help opens below its label. */
function MitFeldhilfe() {
  const rahmen = useRef<HTMLDivElement>(null);
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  return (
    <div ref={rahmen}>
      <TextField
        id="mitHilfe"
        name="mitHilfe"
        label="Feld mit Hilfe"
        help={{ href: "#mitHilfe", label: "Feld mit Hilfe" }}
      />
      <ScriptSlot isLine>
        <Button
          type="button"
          variant="secondary"
          onClick={() => setLink(rahmen.current?.querySelector<HTMLAnchorElement>("a[data-hilfe]") ?? null)}
        >
          Hilfe am Feld zeigen
        </Button>
      </ScriptSlot>
      {link !== null && (
        <FieldHelp link={link} onClose={() => setLink(null)}>
          <Text>Ein Text, der hilft.</Text>
        </FieldHelp>
      )}
    </div>
  );
}

/** What stands above a page. */
export const UEBERLAGERUNGEN: Raum = {
  schluessel: "ueberlagerungen",
  titel: "Meldungen, Dialoge, Menüs",
  stuecke: [
    // First, because it takes the focus when a page opens.
    einfach(
      "ErrorSummary",
      "Was an einem Formular nicht stimmt, mit Wegen zu den Feldern.",
      <ErrorSummary items={[{ href: "#baustein-Banner", message: "Bitte geben Sie einen Titel an." }]} />,
    ),
    {
      name: "Banner",
      wozu: "Eine Meldung über die ganze Breite.",
      zustaende: (["info", "success", "warning", "error"] as const).map((tone) => ({
        name: tone,
        element: (
          <Banner tone={tone} isAnnounced={false}>
            Am Sonntag wird das Portal gewartet.
          </Banner>
        ),
      })),
    },
    {
      name: "Dialog",
      wozu: "Eine Frage, die zuerst zu beantworten ist.",
      zustaende: [
        { name: "primary", element: dialog("Dialog zeigen", "primary") },
        { name: "danger", element: dialog("Dialog mit Gefahr zeigen", "danger") },
      ],
    },
    {
      name: "Drawer",
      wozu: "Hilfe am Rand, mit Skripten.",
      zustaende: [
        {
          name: "mit Skripten",
          element: (
            <Geoeffnet knopf="Schublade zeigen">
              {(isOpen, close) => (
                <Drawer isOpen={isOpen} title="Hilfe" onClose={close}>
                  <Text>Ein Text, der hilft.</Text>
                </Drawer>
              )}
            </Geoeffnet>
          ),
        },
      ],
    },
    einfach(
      "DrawerPanel",
      "Dieselbe Hilfe als Teil der Seite.",
      <DrawerPanel title="Hilfe als Teil der Seite" close="#inhalt">
        <Text>Ein Text, der hilft.</Text>
      </DrawerPanel>,
    ),
    {
      name: "FieldHelp",
      wozu: "Hilfe zu einem Feld, unter seiner Beschriftung, mit Skripten.",
      zustaende: [{ name: "mit Skripten", element: <MitFeldhilfe /> }],
    },
    einfach(
      "MenuDetails",
      "Was seltener gebraucht wird.",
      <MenuDetails
        label="Weiteres"
        icon="mehr"
        items={[
          { label: "Versionen", href: "#versionen" },
          { label: "Vorhaben hinzufügen", href: "#hinzufuegen" },
        ]}
      />,
    ),
    {
      name: "Snackbar",
      wozu: "Eine kurze Nachricht, die von selbst geht.",
      zustaende: (["success", "error"] as const).map((tone) => ({
        name: tone,
        element: (
          <Geoeffnet knopf={`Nachricht (${tone}) zeigen`}>
            {(isOpen, close) => isOpen && <Snackbar tone={tone} message="Gespeichert 20:55" onClose={close} />}
          </Geoeffnet>
        ),
      })),
    },
    einfach(
      "Tooltip",
      "Eine kurze Erklärung beim Zeigen und beim Fokus.",
      <Tooltip text="Hinweis">
        {(id) => (
          <Button variant="secondary" aria-describedby={id}>
            Mit Erklärung
          </Button>
        )}
      </Tooltip>,
    ),
  ],
};
