import type { Failure } from '../../../../components/form/failure.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { DayField, SelectField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownItem } from '../load.server.ts'
import { words } from '../words.ts'
import { More, Section } from './section.tsx'

type Part = { item: ShownItem; failure: Failure | undefined }

/** What an item is certified by, and until when. */
export function Certificates({ item, failure }: Part) {
  const say = useWords(words)
  const { certificates } = item
  return (
    <Section
      id="certificates-title"
      title={say.certificates}
      text={certificates.length === 0 ? say.noCertificates : undefined}
    >
      {certificates.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
          {certificates.map((certificate) => (
            <li key={certificate.id} className="flex flex-col gap-2 p-3">
              <Facts certificate={certificate} />
              {!certificate.removed && <Remove certificate={certificate} item={item} failure={failure} />}
            </li>
          ))}
        </ul>
      )}
      <AddCertificate item={item} failure={failure} />
    </Section>
  )
}

type Certificate = ShownItem['certificates'][number]

function Facts({ certificate: { kind, text, until, is_valid, removed } }: { certificate: Certificate }) {
  const say = useWords(words)
  const status = removed ? say.removed : is_valid ? say.holds : say.over
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0">
        <p className="font-semibold">{kind}</p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{text}</p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{removed ?? `${say.validUntil} ${until}`}</p>
      </div>
      <Badge tone={removed ? 'neutral' : is_valid ? 'success' : 'danger'}>{status}</Badge>
    </div>
  )
}

function Remove({ certificate: { id, kind }, item, failure }: Part & { certificate: Certificate }) {
  const say = useWords(words)
  const own = failure?.values.certificate_id === id ? failure : undefined
  return (
    <More title={say.removeCertificate} isOpen={own !== undefined}>
      <ConsoleForm
        intent="remove-certificate"
        formKey={item.key}
        failure={own}
        scope={`remove-${id}-`}
        hidden={{ certificate_id: id }}
        labels={{ reason: say.removeReason }}
        submit={{ label: `${say.removeCertificate} ${kind}`, variant: 'danger' }}
      >
        <TextField name="reason" label={say.removeReason} hint={say.removeHint} required maxLength={200} />
      </ConsoleForm>
    </More>
  )
}

function AddCertificate({ item, failure }: Part) {
  const say = useWords(words)
  const kinds = (['halal', 'bpom'] as const).map((value) => ({ value, label: say[value] }))
  return (
    <More title={say.addCertificate} isOpen={failure?.intent === 'certificate'}>
      <ConsoleForm
        intent="certificate"
        formKey={item.key}
        failure={failure}
        scope="certificate-"
        labels={{ kind: say.kind, number: say.number, issuer: say.issuer, valid_until: say.validUntil }}
        submit={{ label: say.addCertificate, variant: 'secondary' }}
      >
        <SelectField name="kind" label={say.kind} options={kinds} value="halal" required />
        <TextField name="number" label={say.number} required maxLength={60} />
        <TextField name="issuer" label={say.issuer} required maxLength={80} />
        <DayField name="valid_until" label={say.validUntil} required />
      </ConsoleForm>
    </More>
  )
}
