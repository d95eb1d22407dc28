// A site's process imports this first (`node --import`): its clock starts at the date of the gate's tests, so that
// pages do not depend on the day of the run.
const shift = Date.parse("2026-11-21T10:00:00Z") - Date.now();
const now = () => Reflect.apply(real.now, real, []) + shift;
const real = Date;

globalThis.Date = new Proxy(real, {
  construct: (target, values, called) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], called),
  get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
});
