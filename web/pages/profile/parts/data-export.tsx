import { Form } from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { to } from '../../../to.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { useShell, useWords } from '../../../use-shell.ts'
import type { DataExport } from '../data-export.server.ts'
import { words } from '../words.ts'
import { Section } from './section.tsx'

const intent = 'export'

type DataExportSectionProps = { dataExport: DataExport; failure: Failure | undefined }

/** Everything that is held about the member, as a file: request it, wait, download it. */
export function DataExportSection({ dataExport, failure }: DataExportSectionProps) {
  const say = useWords(words)
  const { language } = useShell()
  const { status, until } = dataExport
  return (
    <Section id={intent} title={say.exportTitle} lead={say.exportLead}>
      {status === 'none' && <RequestForm failure={failure} />}
      {status === 'preparing' && <Alert tone="info" title={say.exportPreparing} />}
      {status === 'ready' && (
        <>
          <p>{say.exportReady(until)}</p>
          <a
            href={to(language, '/member/profile/unduh-data')}
            download
            className={`${buttonClass({ variant: 'secondary' })} sm:self-start`}
          >
            {say.exportDownload}
          </a>
        </>
      )}
    </Section>
  )
}

function RequestForm({ failure }: { failure: Failure | undefined }) {
  const say = useWords(words)
  const { isBusy } = useSubmission(intent, failure)
  return (
    <Form method="post" className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      <FormFailure failure={failure} labels={{}} />
      <Button type="submit" variant="secondary" busy={isBusy} className="sm:self-start">
        {say.exportRequest}
      </Button>
    </Form>
  )
}
