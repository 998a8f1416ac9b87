import { brand, detail as detailStyle, name as nameStyle, picture, pictureOnly, words } from "./Brand.css";

export type BrandProps = {
  src: string;
  name: string;
  detail?: string | undefined;
  href?: string | undefined;
  /**
   * Says where the link leads: spoken after its words, never instead of them, or whoever speaks what is seen does not
   * reach it.
   */
  linkLabel?: string | undefined;
  size?: keyof typeof picture | undefined;
  /** On a phone only the picture: the bar has more to show. Needs `linkLabel`. */
  isShort?: boolean | undefined;
};

/** A logo: a picture and its words. */
export function Brand({ src, name, detail, href, linkLabel, size = "small", isShort = false }: BrandProps) {
  const content = (
    <>
      <img src={src} alt="" width={52} height={52} className={picture[size]} />
      <span className={isShort ? `${words} ${pictureOnly}` : words}>
        <span className={nameStyle}>{name}</span>{" "}
        {detail !== undefined && <span className={detailStyle}>{detail}</span>}
      </span>
    </>
  );
  if (href === undefined) return <span className={brand}>{content}</span>;
  return (
    <a
      href={href}
      className={brand}
      aria-label={[[name, detail].join(" ").trim(), linkLabel].filter(Boolean).join(", ")}
    >
      {content}
    </a>
  );
}
