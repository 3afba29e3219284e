import { Check, Minus } from '#web/ui/icons/icons.ts'
import type { TabProps } from './tab-props.ts'

/** In a nutshell, and what the price holds and what it does not, in equal letters. */
export function SummaryTab({ details, say }: TabProps) {
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-lg">{details.summary}</p>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <section aria-labelledby="includes" className="flex flex-col gap-3">
          <h3 id="includes" className="text-lg">
            {say.includes}
          </h3>
          <ul className="flex flex-col gap-2">
            {details.includes.map((text) => (
              <li key={text} className="flex gap-2.5">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-text" />
                {text}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="excludes" className="flex flex-col gap-3">
          <h3 id="excludes" className="text-lg">
            {say.excludes}
          </h3>
          <ul className="flex flex-col gap-2">
            {details.excludes.map(({ text, amount, isKnown }) => (
              <li key={text} className="flex gap-2.5">
                <Minus aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger-text" />
                <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
                  <span>{text}</span>
                  <span className={isKnown ? 'money font-semibold' : 'text-muted'}>{amount}</span>
                </span>
              </li>
            ))}
            <li className="flex flex-wrap justify-between gap-x-3 border-line border-t pt-2 font-semibold">
              <span>{say.excludedSum}</span>
              <span className="money">{details.excludedSum}</span>
            </li>
          </ul>
        </section>
      </div>
    </div>
  )
}
