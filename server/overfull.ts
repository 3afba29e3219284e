import { z } from 'zod'

// The longest list that any call takes.
const mostOfAny = 1_000

/** How many entries a shape takes: of a list by its `max`, of a record by the `maxProperties` it is documented with. */
function mostEntries(shape: unknown): number {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return mostEntries(shape.unwrap())
  if (shape instanceof z.ZodArray) return atMost(shape.def.checks?.find(isMaximum)?._zod.def.maximum)
  if (shape instanceof z.ZodRecord) return atMost(shape.meta()?.maxProperties)
  return mostOfAny
}

const isMaximum = (check: unknown) => check instanceof z.core.$ZodCheckMaxLength
const atMost = (most: unknown): number => (typeof most === 'number' ? most : mostOfAny)

/**
 * The first field with more entries than its shape takes. Counted before the shape is applied: that would look at each of
 * them, and gather a mistake for each.
 */
export function overfull(
  shape: Readonly<Record<string, unknown>>,
  sent: Readonly<Record<string, unknown>>,
): { name: string; most: number } | undefined {
  for (const [name, field] of Object.entries(shape)) {
    const value = sent[name]
    if (value === null || typeof value !== 'object') continue
    const most = mostEntries(field)
    if (Object.keys(value).length > most) return { name, most }
  }
  return undefined
}
