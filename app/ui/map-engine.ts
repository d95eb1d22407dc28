import { circleMarker, control, map, tileLayer } from "leaflet";
import "./map.css";

interface LiveMap {
  readonly latitude: number;
  readonly longitude: number;
  /** URL template with {z}, {x} and {y}. */
  readonly tiles: string;
  readonly attribution: string;
  readonly words: { readonly closer: string; readonly farther: string };
}

const startZoom = 16;
const mostZoom = 19;

/** Draws the interactive map into the element; returns a function that removes it. */
export function drawMap(element: HTMLElement, live: LiveMap): () => void {
  const center = { lat: live.latitude, lng: live.longitude };
  const drawn = map(element, {
    center,
    zoom: startZoom,
    zoomControl: false,
    attributionControl: false,
    // The wheel scrolls the page, also over the map; zooming has buttons and keys.
    scrollWheelZoom: false,
  });
  control.zoom({ zoomInTitle: live.words.closer, zoomOutTitle: live.words.farther }).addTo(drawn);
  control.attribution({ prefix: false }).addTo(drawn);
  tileLayer(live.tiles, { maxZoom: mostZoom, attribution: escaped(live.attribution) }).addTo(drawn);
  // A drawn marker: Leaflet would load its default marker image from beside the style sheet.
  circleMarker(center, {
    radius: 11,
    weight: 4,
    color: "#fff",
    fillColor: "#c8102e",
    fillOpacity: 1,
    interactive: false,
  }).addTo(drawn);
  return () => void drawn.remove();
}

/** Escapes plain text, which Leaflet would insert as HTML. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
