import styles from "./icon.module.css";

/**
 * Paths drawn for this site on a 24-unit grid. CSS sets the stroke (square caps, 2 units thick), because a page has
 * hundreds of icons.
 */
const shapes = {
  alert: "M12 3 22 21H2Z M12 10v5 M12 18v.5",
  "arrow-left": "M20 12H4 M11 5l-7 7 7 7",
  "arrow-right": "M4 12h16 M13 5l7 7-7 7",
  "audio-description": "M3 9h4l5-5v16l-5-5H3Z M16 8.5c2 2 2 5 0 7 M19 5.5c4 4 4 9 0 13",
  calendar: "M3 5h18v16H3Z M3 10h18 M8 2v5 M16 2v5",
  captions: "M2 5h20v14H2Z M6 11.5h4 M14 11.5h4 M6 15h8 M18 15h.01",
  cart: "M2 4h3l3 12h11l3-9H6 M9.5 20.5h.5 M17.5 20.5h.5",
  check: "M4 12.5 10 18.5 21 6",
  "chevron-down": "M5 9l7 7 7-7",
  clock: "M12 2.5a9.5 9.5 0 1 0 .01 0Z M12 7v5.5l4 2.5",
  close: "M5 5l14 14 M19 5 5 19",
  copy: "M8 8h13v13H8Z M16 8V3H3v13h5",
  document: "M5 2.5h9l5 5v14H5Z M14 2.5v5h5 M8.5 13h7 M8.5 17h7",
  external: "M10 4H4v16h16v-6 M14 4h6v6 M20 4 11 13",
  facebook: "M17 3h-2a4 4 0 0 0-4 4v14 M7 12h9",
  feed: "M4 11a9 9 0 0 1 9 9 M4 4a16 16 0 0 1 16 16 M5 19v.5",
  gift: "M3 8h18v5H3Z M5 13v8h14v-8 M12 8v13 M12 8C7 8 7 3 9.5 3S12 8 12 8s0-5 2.5-5S17 8 12 8",
  info: "M12 2.5a9.5 9.5 0 1 0 .01 0Z M12 11v6 M12 7v.5",
  linkedin: "M4 9v12 M4 4v.5 M10 21V9 M10 14a5 5 0 0 1 10 0v7",
  mail: "M2.5 5h19v14h-19Z M2.5 6l9.5 7 9.5-7",
  "map-pin": "M12 22s7-7.2 7-12.5a7 7 0 1 0-14 0C5 14.8 12 22 12 22Z M12 7.5a2.2 2.2 0 1 0 .01 0Z",
  menu: "M3 6h18 M3 12h18 M3 18h18",
  minus: "M5 12h14",
  pause: "M8 4v16 M16 4v16",
  person: "M12 3a4.5 4.5 0 1 0 .01 0Z M3.5 21.5c0-5 4-7.5 8.5-7.5s8.5 2.5 8.5 7.5",
  phone: "M4 3h5l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v5c-9 2-19-8-17-17Z",
  photos: "M7 7h14.5v12H7Z M3 16V3h14 M7 16l4.5-4 3.5 3 2.5-2 4 3.5",
  play: "M7 4l13 8-13 8Z",
  plus: "M5 12h14 M12 5v14",
  print: "M7 8V3h10v5 M7 17H3V8h18v9h-4 M7 14h10v7H7Z",
  relaxed: "M12 2.5a9.5 9.5 0 1 0 .01 0Z M8.5 9.5v.01 M15.5 9.5v.01 M7.5 14c2 3 7 3 9 0",
  search: "M10.5 3a7.5 7.5 0 1 0 .01 0Z M16 16l5.5 5.5",
  "sign-language":
    "M8 13V5.5 M11.5 12V3.5 M15 12V5 M18.5 14V8 M18.5 14c0 5-3 7.5-6.5 7.5-3 0-5-1.5-6.5-4L3 13.5 M8 13.5l-2-1.5",
  "step-free": "M12 3v.01 M11 7v6h6l2.5 6H22 M11 10h5 M8.5 10.5a6 6 0 1 0 7.5 8",
  surtitles: "M2 10h20v11H2Z M5 3h3 M11 3h8 M7 6h10",
  share: "M12 15V3 M7 8l5-5 5 5 M5 12v9h14v-9",
  trash: "M4 6h16 M9 6V3h6v3 M6 6l1 15h10l1-15 M10 10v7 M14 10v7",
  undo: "M8 5 3.5 9.5 8 14 M4 9.5h11a5 5 0 0 1 0 10h-4",
  x: "M3.5 3h4l13 18h-4Z M20 3l-7 8 M4 21l7-8",
} as const;

export type IconName = keyof typeof shapes;

/** All icon names, for the style guide. */
export const iconNames = Object.keys(shapes) as readonly IconName[];

interface IconProps {
  readonly name: IconName;
  /** Accessible name of an icon without text; without it the icon is decorative. */
  readonly label?: string;
}

/** An inline picture as high as a line's text (1.25 em), in the colour of the text. */
export function Icon({ name, label }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
