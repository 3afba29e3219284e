import { Check } from '#web/ui/icons/icons.ts'
import type { TabProps } from './tab-props.ts'

export function DescriptionTab({ details }: TabProps) {
  return (
    <div className="flex max-w-prose flex-col gap-4">
      {details.description.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/** What comes with the package, and what can be had beside it for its price. */
export function FacilitiesTab({ details, say }: TabProps) {
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {details.facilities.map((text) => (
          <li key={text} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-text" />
            {text}
          </li>
        ))}
      </ul>
      {details.addons.length > 0 && (
        <section aria-labelledby="addons" className="flex flex-col gap-3">
          <h3 id="addons" className="text-lg">
            {say.addons}
          </h3>
          <ul className="flex max-w-prose flex-col divide-y divide-line">
            {details.addons.map((addon) => (
              <li key={addon.id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>{addon.name}</span>
                <span className="money font-semibold">{addon.price}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
