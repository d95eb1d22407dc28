// Imported by a site's process before all else (`node --import`): its clock starts at the date for which the tests of
// the gate are written, so that no page differs by the day on which they run.
const shift = Date.parse("2026-11-21T10:00:00Z") - Date.now();
const now = () => Reflect.apply(real.now, real, []) + shift;
const real = Date;

globalThis.Date = new Proxy(real, {
  construct: (target, values, called) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], called),
  get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
});
