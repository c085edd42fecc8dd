// `npm run save-schemas`: writes the JSON Schema of every kind of save to docs/save-schemas, one file for each version.
import { writeFileSync } from 'node:fs';
import { jsonSchemaOf, printed } from './save-schemas/json';
import { storedKinds } from './save-schemas/kinds';
import { fileOfKind } from './save-schemas/reference';

for (const { kind, state, event } of storedKinds) {
  const file = fileOfKind(kind);
  writeFileSync(file, printed(jsonSchemaOf(`${kind.name} ${kind.version}`, state, event)));
  console.log(file);
}
