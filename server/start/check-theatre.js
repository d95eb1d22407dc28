// `npm run check:theatre -- DIR`: all problems of a theatre's folder at once. In the container
// `node server/start/check-theatre.js DIR`.
import process from "node:process";
import { printHelpIfRequested, loadBuild, root } from "./prepare.js";

const usage = `
npm run check:theatre -- DIR      names all problems of a theatre's folder, each with its file, place and field

It changes nothing. It ends with 0 where the folder is in order, with 1 where it has problems, with 2 where there is
no such folder. What may be meant as it is follows as notes.`;

printHelpIfRequested(usage);

const startFolder = process.cwd();
process.chdir(root);
const { checkTheatre, linkedPagesOf, site } = await loadBuild();
process.chdir(startFolder);
const { lines, notes, exitCode } = await checkTheatre(process.argv.slice(2), linkedPagesOf(site.routes));
process.stdout.write(`${[...lines, ...notes].join("\n")}\n`);
if (exitCode === 2) process.stdout.write(`${usage}\n`);
process.exitCode = exitCode;
