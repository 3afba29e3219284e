import { CreditCard } from '#web/ui/icons/icons.ts'

/** Stands for a way to pay, in the site's own look; its name is written beside it. */
export function MethodTile({ letters }: { letters: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="flex h-10 w-[min(4.75rem,24vw)] shrink-0 items-center justify-center rounded-sm border border-brand/20 bg-brand-soft px-1 text-center font-extrabold text-[min(0.75rem,3.6vw)] text-brand-text leading-tight tracking-tight [overflow-wrap:anywhere]"
    >
      {letters ?? <CreditCard className="size-5" />}
    </span>
  )
}
