import type { SeedPage } from "#standalone/seed/types.ts";

/** The facts of `building.ts` for visitors who do not speak Czech; the site shows them on `/en`. */
export const english: SeedPage = {
  slug: "english",
  title: "In English",
  updated_day: -20,
  body: `
    <h2>Getting here</h2>
    <p>The main entrance is in Mlýnská strouha, under the red awning. It is a ten-minute walk along the river from the railway
    station; the bus stop Mlýn is right in front of the door. There are two parking spaces in the courtyard for holders of a
    disabled parking permit, and no others.</p>
    <p>The building opens an hour before the performance, the halls half an hour before it.</p>
    <h2>In a wheelchair</h2>
    <p>The way into the Large Hall (Velký sál) has no steps; its two wheelchair places are in row 8, at the aisle, each with a place
    for a companion beside it. Nine steps lead to the Chamber (Komora): a platform lift takes you up, please order it at the box
    office at least a day before. The Mill (Mlýnice) and the Summer Courtyard (Letní dvůr) are step-free, with as many places. An accessible toilet is on the ground floor, next to the
    cloakroom. Guide and assistance dogs are welcome in all halls; please tell us beforehand.</p>
    <h2>During the performance</h2>
    <p>English surtitles run above the stage; the programme marks the dates that have them. Please switch off your phone. The
    cloakroom is free of charge.</p>`,
};
