import { Link } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { useWords } from '../../use-shell.ts'
import { words } from '../words.ts'
import { ConsoleForm } from './console-form.tsx'

type DraftOfferProps = { when: string; resume: string; formKey: string }

/** Above a form that somebody began and did not send: they go on with it, or leave it. */
export function DraftOffer({ when, resume, formKey }: DraftOfferProps) {
  const say = useWords(words)
  return (
    <Alert
      tone="warning"
      title={say.draftOffer(when)}
      action={
        <div className="flex flex-wrap gap-2">
          <Link to={resume} reloadDocument className={buttonClass({ size: 'sm' })}>
            {say.draftResume}
          </Link>
          <ConsoleForm
            intent="forget-draft"
            formKey={formKey}
            failure={undefined}
            labels={{}}
            submit={{ label: say.draftForget, variant: 'secondary', size: 'sm' }}
          />
        </div>
      }
    >
      {say.draftOfferText}
    </Alert>
  )
}
