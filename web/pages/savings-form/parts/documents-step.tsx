import { Form, useNavigation } from 'react-router'
import { failureOf, fieldError } from '../../../components/form/failure.ts'
import { ScanForm } from '../../../components/form/scan-form.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Filling } from '../load.server.ts'
import { StepCard } from './step-card.tsx'
import type { StepProps } from './step-view.ts'

/** What the bank wants to see, each with what is there and a way to send it. */
export function DocumentsStep({ form, say, answer }: StepProps) {
  // One that was missing may have been sent since.
  const refusedFor = ({ kind, there }: Filling['documents'][number]) =>
    fieldError(failureOf(answer, 'document') ?? (there ? undefined : failureOf(answer, 'documents')), `file-${kind}`)
  const isBusy = useNavigation().formData?.get('intent') === 'documents'
  return (
    <StepCard
      title={say.documents}
      text={say.documentsText}
      back={{ path: form.back, label: say.back }}
      next={
        <Form method="post">
          <input type="hidden" name="intent" value="documents" />
          <Button type="submit" busy={isBusy} busyLabel={say.working}>
            {say.next}
          </Button>
        </Form>
      }
    >
      <ul className="grid gap-5">
        {form.documents.map((wanted) => (
          <li key={wanted.kind} className="min-w-0">
            <ScanForm
              name={`file-${wanted.kind}`}
              label={wanted.name}
              page="?step=documents"
              fields={{ intent: 'document', kind: wanted.kind }}
              there={wanted.there}
              error={refusedFor(wanted)}
              required
              submit={`${say.upload} ${wanted.name}`}
              say={form.scan}
            />
          </li>
        ))}
      </ul>
    </StepCard>
  )
}
