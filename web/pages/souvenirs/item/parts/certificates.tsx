import { BadgeCheck } from '#web/ui/icons/icons.ts'
import { Card } from '../../../../ui/card.tsx'
import type { Shown } from '../load.server.ts'

type CertificatesProps = Pick<Shown, 'certificates' | 'say'>

/** What an authority has certified: number, issuer, and until when. */
export function Certificates({ certificates, say }: CertificatesProps) {
  if (certificates.length === 0) return null
  return (
    <section aria-labelledby="certificates" className="flex flex-col gap-3">
      <h2 id="certificates" className="text-xl">
        {say.certificates}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {certificates.map((one) => (
          <Card key={one.kind} as="li" look="flat" className="flex flex-col gap-3">
            <h3 className="flex items-center gap-2 text-base">
              <BadgeCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
              {one.title}
            </h3>
            <dl className="flex flex-col gap-2 text-sm">
              {[
                { name: say.number, value: one.number },
                { name: say.issuer, value: one.issuer },
                { name: say.validity, value: one.validity },
              ].map(({ name, value }) => (
                <div key={name}>
                  <dt className="text-muted">{name}</dt>
                  <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </ul>
    </section>
  )
}
