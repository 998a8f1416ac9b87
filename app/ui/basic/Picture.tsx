import { picture } from "./Picture.css";

/** `width` and `height` in pixels keep the place free until the picture is there. */
export type PictureProps = { src: string; alt: string; width: number; height: number };

/** A picture that says something. */
export function Picture({ src, alt, width, height }: PictureProps) {
  return <img src={src} alt={alt} width={width} height={height} className={picture} />;
}
