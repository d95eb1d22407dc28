// A site's process imports this first (`node --import`): its clock starts at the date of the gate's tests, so that
// pages do not depend on the day of the run.
const Real = Date;
const shift = Real.parse("2026-11-21T10:00:00Z") - Real.now();

// Not a Proxy: its dates take twelve times as long, and the bench measures this process.
class Pinned extends Real {
  /** @param {ConstructorParameters<DateConstructor>} values */
  constructor(...values) {
    super(.../** @type {[number]} */ (values.length > 0 ? values : [Pinned.now()]));
  }

  /** @override */
  static now() {
    return Real.now() + shift;
  }
}

globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (Pinned));
