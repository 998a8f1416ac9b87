/** What other features use of the tables that are filled in as a whole: kept forms of them, and where they are sent. */
export { loadRasterEntwurf } from "./loadRasterEntwurf";
export { listGetippte } from "./listGetippte";
export { rasterHref } from "./rasterOrt";
