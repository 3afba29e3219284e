import { Sparkles } from '#web/ui/icons/icons.ts'

/** Whose recommendation a package is: the same on its own page and while it is booked. */
export const RecommendedBy = ({ text }: { text: string }) => (
  <p className="flex items-center gap-2.5 rounded-md bg-accent-soft px-4 py-3 font-semibold text-accent-text">
    <Sparkles aria-hidden="true" className="size-5 shrink-0" />
    {text}
  </p>
)
