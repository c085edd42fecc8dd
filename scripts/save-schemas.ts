// `npm run save-schemas`: writes the JSON Schema of every kind of save to docs/save-schemas, one file for each version.
import { writeFileSync } from 'node:fs';
import { jsonSchemaOf, printed } from './save-schemas/json';
import { storedKinds } from './save-schemas/kinds';
import { fileOfKind, relied } from './save-schemas/reference';
import { narrowings } from './save-schemas/widens';

for (const { kind, state, event } of storedKinds) {
  const file = fileOfKind(kind);
  const schema = jsonSchemaOf(`${kind.name} ${kind.version}`, state, event);
  writeFileSync(file, printed(schema));
  console.log(file);
  const before = relied(file);
  for (const problem of before === undefined ? [] : narrowings(JSON.parse(before), schema)) {
    console.error(`  ${problem}: saves of this version may not open. Raise the version and add a migration.`);
    process.exitCode = 1;
  }
}
