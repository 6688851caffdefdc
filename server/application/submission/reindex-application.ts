import type { EntityManager } from "typeorm";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { Application } from "../application.entity.ts";
import type { Answers } from "../privacy/answers.ts";
import { contactBlindIndexesOf, wordBlindIndexesOf } from "../privacy/blind-index.ts";
import { type FormDefinition, formDefinitions } from "./form-definitions.ts";

/**
 * Recomputes the blind indexes of an application with the newest key, for its answers and those
 * that they corrected. The network address is not stored, so that its index is erased.
 */
export async function reindexApplication(
  manager: EntityManager,
  { id, text }: { id: string; text: string },
  encryption: FieldEncryption,
): Promise<void> {
  const { form } = await manager.findOneByOrFail(Application, { id });
  const definition: FormDefinition<object> = formDefinitions[form];
  const { earlier, ...answers }: Answers = JSON.parse(text);
  const all: object[] = [answers, ...(Array.isArray(earlier) ? earlier.toReversed() : [])];
  await manager.update(
    Application,
    { id },
    {
      contactBlindIndexes: contactBlindIndexesOf(encryption, all.flatMap(definition.contacts)),
      wordBlindIndexes: wordBlindIndexesOf(encryption, all.flatMap(definition.names)),
      networkBlindIndex: null,
    },
  );
}
