import { AmountText } from '../amount-text.tsx'
import type { CardNote } from '../product-card/product-card.tsx'

/** The lightest month there is, in the head of a page about paying in parts. */
export const PlanHero = ({ note: { label, amount, text } }: { note: CardNote }) => (
  <p className="pt-2">
    <span className="block font-semibold">{label}</span>
    <span className="block font-bold text-2xl sm:text-3xl">
      <AmountText text={amount} />
    </span>
    <span className="block max-w-[52ch] text-sm">{text}</span>
  </p>
)
