import styles from "./empty-rail.module.css";

const hooks = [60, 170, 280, 390, 500];

/** Illustration of an empty cloakroom: hooks with number plates, and the outline of a missing bag. */
export function EmptyRail() {
  return (
    <svg className={styles.rail} viewBox="0 0 560 420" aria-hidden="true" focusable="false">
      <path className={styles.board} d="M0 26h560v74H0z" />
      {hooks.map((x) => (
        <g key={x}>
          <path className={styles.plate} d={`M${x - 17} 40h34v34h-34z`} />
          <circle className={styles.hole} cx={x} cy={57} r={5} />
          <path className={styles.hook} d={`M${x} 100v34a14 14 0 0 0 28 0v-8`} />
        </g>
      ))}
      <path className={styles.outline} d="M294 148c-40 0-52 28-52 58m104 0c0-30-12-58-52-58" />
      <path className={styles.bag} d="M206 206h176l12 150H194z" />
      <path className={styles.outline} d="M206 206h176l12 150H194z" />
      <path
        className={styles.wave}
        d="M0 408q20-16 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0"
      />
    </svg>
  );
}
