type Variant = { id: string; name: string; size: string | null; colour: string | null; stock_free: number }
type Side = 'colour' | 'size'

export type Choice = { id: string; label: string; isCurrent: boolean; isOut: boolean }
export type ChoiceRow = { name: Side | 'variant'; choices: Choice[] }

/** The variant that is meant, or the first that can be bought. */
export const chosenOf = <V extends Variant>(variants: readonly V[], id: string | undefined): V | undefined =>
  variants.find((one) => one.id === id) ?? variants.find((one) => one.stock_free > 0) ?? variants[0]

/** What is chosen between: colour and size each in a row of its own, or else the variants by name. */
export function choiceRows(variants: readonly Variant[], chosen: Variant): ChoiceRow[] {
  if (variants.length < 2) return []
  const sides = (['colour', 'size'] as const).filter((side) => variants.every((one) => one[side] !== null))
  if (sides.length === 0) return [{ name: 'variant', choices: variants.map((one) => choice(one, one.name, chosen)) }]
  const rows = sides.map((name) => ({ name, choices: choicesOf(variants, chosen, { name, other: otherOf(name) }) }))
  // What all of them have in common is no choice.
  return rows.filter(({ choices }) => choices.length > 1)
}

const otherOf = (side: Side): Side => (side === 'colour' ? 'size' : 'colour')

/** Each value once; it leads to the variant that keeps the other side, or to the first that has it. */
function choicesOf(variants: readonly Variant[], chosen: Variant, { name, other }: { name: Side; other: Side }) {
  const values = [...new Set(variants.map((one) => one[name] ?? ''))]
  return values.flatMap((value) => {
    const having = variants.filter((one) => one[name] === value)
    const same = having.find((one) => one[other] === chosen[other])
    const to = same ?? having.find((one) => one.stock_free > 0) ?? having[0]
    return to ? [{ ...choice(to, value, chosen), isCurrent: chosen[name] === value }] : []
  })
}

const choice = ({ id, stock_free }: Variant, label: string, chosen: Variant): Choice => ({
  id,
  label,
  isCurrent: id === chosen.id,
  isOut: stock_free === 0,
})
