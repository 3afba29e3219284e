import { PartnerCard } from '../../../components/partners/partner-card.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { Missing } from '../missing.server.ts'

/** A name that leads nowhere, with those it may have meant. */
export function NotFound({ missing: { say, suggestions } }: { missing: Missing }) {
  return (
    <div className="layout flex flex-col gap-6 py-8 md:py-12">
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl md:text-4xl">{say.missing}</h1>
        <p className="max-w-prose text-muted">{say.missingText}</p>
      </div>
      <h2 className="text-2xl">{say.nearNames}</h2>
      <ul className="grid grid-cols-1 gap-4 pd:grid-cols-2 lg:grid-cols-3">
        {suggestions.map((partner) => (
          <li key={partner.id} className="min-w-0">
            <PartnerCard partner={partner} />
          </li>
        ))}
      </ul>
      <ShellLink path="/partner" className={`${buttonClass({ variant: 'secondary' })} self-start`}>
        {say.allPartners}
      </ShellLink>
    </div>
  )
}
