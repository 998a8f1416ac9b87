export { KatalogSeite } from "./KatalogSeite";
export { loadKatalog } from "./loadKatalog";
