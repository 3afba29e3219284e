import { LicenceBadge } from '../../../components/partners/licence-badge.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Travel } from '../travel.server.ts'

/** Every licence as anyone may check it, and what follows when it is not good. */
export function Licences({ travel: { partner, say } }: { travel: Travel }) {
  return partner.licences.map((licence, place) => (
    <Licence key={licence.number} licence={licence} id={`licence-${place + 1}`} say={say} />
  ))
}

type Shown = { licence: Travel['partner']['licences'][number]; id: string; say: Travel['say'] }

function Licence({ licence, id, say }: Shown) {
  const facts = [
    { name: licence.numberName, value: licence.number },
    { name: say.validity, value: licence.validity },
    { name: say.check, value: licence.checked },
  ]
  return (
    <Card as="section" look="flat" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-xl">
          {licence.title}
        </h2>
        <LicenceBadge licence={licence} />
      </div>
      <p className="text-muted text-sm">{licence.meaning}</p>
      {licence.notice && <Alert tone="danger">{licence.notice}</Alert>}
      <dl className="flex flex-col gap-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
