import { ChevronDown } from '#web/ui/icons/icons.ts'
import { Arabic } from './arabic.tsx'

type SignsLegendProps = { title: string; rows: readonly { sign: string; text: string }[] }

/** What the signs between the words mean, for those who wish to know. */
export function SignsLegend({ title, rows }: SignsLegendProps) {
  return (
    <details className="group max-w-prose">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-brand-text [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition duration-150 group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 text-sm">
        {rows.map(({ sign, text }) => (
          <div key={sign} className="contents">
            <dt lang="ar" dir="rtl" className="quran-arabic text-center text-3xl leading-[1.6]">
              <Arabic text={sign} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
