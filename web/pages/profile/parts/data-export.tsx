import { Form } from 'react-router'
import { ProofField } from '../../../components/account/proof-field.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
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
const scope = 'export-'

type RequestFormProps = { failure: Failure | undefined; has_password: boolean }
type DataExportSectionProps = RequestFormProps & { dataExport: DataExport }

/** Everything that is held about the member, as a file: request it, wait, download it. */
export function DataExportSection({ dataExport, ...form }: DataExportSectionProps) {
  const say = useWords(words)
  const { language } = useShell()
  const { status, until } = dataExport
  return (
    <Section id={intent} title={say.exportTitle} lead={say.exportLead}>
      {status === 'none' && <RequestForm {...form} />}
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

function RequestForm({ failure, has_password }: RequestFormProps) {
  const say = useWords(words)
  const common = useWords(accountWords)
  const { isBusy } = useSubmission(intent, failure)
  return (
    <Form method="post" className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      <FormFailure failure={failure} labels={{ current_password: common.currentPassword }} scope={scope} />
      <ProofField scope={scope} failure={failure} has_password={has_password} />
      <Button type="submit" variant="secondary" busy={isBusy} className="sm:self-start">
        {say.exportRequest}
      </Button>
    </Form>
  )
}
