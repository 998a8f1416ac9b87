/** The style sheet of the simulator's pages; they deliberately look unlike the portal. */
export const NEZO_SIMULATOR_STIL = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1c2430; background: #f3f0e8; }
.band { padding: 0.75rem 1rem; background: #4a3d12; color: #fff; font-weight: 600; }
main { max-width: 44rem; margin: 1.5rem auto; padding: 1.5rem; background: #fff; border: 1px solid #d9d2bd; border-radius: 8px; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; }
p { max-width: 70ch; }
fieldset { margin: 1.5rem 0; padding: 1rem; border: 1px solid #8a8270; border-radius: 6px; min-width: 0; }
legend { padding: 0 0.5rem; font-weight: 700; }
.wahl { display: flex; gap: 0.75rem; align-items: flex-start; padding: 0.6rem 0; min-height: 44px; }
.wahl input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; }
.wahl span { display: block; font-size: 0.9375rem; color: #454030; }
.wahl label { font-weight: 600; }
.felder { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
.feld label { display: block; font-weight: 600; }
.feld input, .feld select { width: 100%; min-height: 44px; padding: 0.4rem 0.6rem; font: inherit; border: 1px solid #5f5949; border-radius: 4px; background: #fff; color: inherit; }
.fehler { margin: 1rem 0; padding: 0.75rem 1rem; border: 2px solid #8f1616; border-radius: 6px; color: #7a1010; }
.knoepfe { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button { min-height: 44px; padding: 0.5rem 1.5rem; font: inherit; font-weight: 600; border: 2px solid #4a3d12; border-radius: 4px; background: #4a3d12; color: #fff; cursor: pointer; }
button.leise { background: #fff; color: #4a3d12; }
:focus-visible { outline: 3px solid #0b4fa8; outline-offset: 2px; }
@media (max-width: 40rem) { main { margin: 0; border: 0; border-radius: 0; padding: 1rem; } }
`.trimStart();
