import { LicenceBadge } from '../../../components/partners/licence-badge.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Travel } from '../travel.server.ts'

/** The licence as anyone may check it, and what follows when it is not good. */
export function Licence({ travel: { partner, say } }: { travel: Travel }) {
  const { licence, notice } = partner
  const facts = [
    { name: say.number, value: licence.number },
    { name: say.validity, value: licence.validity },
    { name: say.check, value: licence.checked },
  ]
  return (
    <Card as="section" look="flat" aria-labelledby="licence" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="licence" className="text-xl">
          {say.licence}
        </h2>
        <LicenceBadge licence={licence} />
      </div>
      <p className="text-muted text-sm">{licence.meaning}</p>
      {notice && <Alert tone="danger">{notice}</Alert>}
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
