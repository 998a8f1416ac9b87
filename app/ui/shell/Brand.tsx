import { brand, detail as detailStyle, name as nameStyle, picture, words } from "./Brand.css";

export type BrandProps = {
  src: string;
  name: string;
  detail?: string | undefined;
  href?: string | undefined;
  /** Says where the link leads, after the name. */
  linkLabel?: string | undefined;
  size?: keyof typeof picture | undefined;
};

/** A logo: a picture and its words. */
export function Brand({ src, name, detail, href, linkLabel, size = "small" }: BrandProps) {
  const content = (
    <>
      <img src={src} alt="" width={52} height={52} className={picture[size]} />
      <span className={words}>
        <span className={nameStyle}>{name}</span>
        {detail !== undefined && <span className={detailStyle}>{detail}</span>}
      </span>
    </>
  );
  if (href === undefined) return <span className={brand}>{content}</span>;
  return (
    <a href={href} className={brand} aria-label={linkLabel}>
      {content}
    </a>
  );
}
