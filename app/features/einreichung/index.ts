/** What the preview of help texts and hints uses of the submission. */
export { EinreichenMuster } from "./EinreichenMuster";
export { EinreichenSchritte } from "./EinreichenSchritte";
