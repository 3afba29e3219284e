import type { Failure } from '../../../../components/form/failure.ts'
import { useWords } from '../../../use-shell.ts'
import { changeWords } from '../change-words.ts'
import type { ShownChanges } from '../changes.server.ts'
import { CancelForm, LeavingForms } from './cancel-forms.tsx'
import { CorrectForms, KitForms, OverdueForm } from './care-forms.tsx'
import { MoveForm } from './move-form.tsx'

type ChangesProps = { changes: ShownChanges; failure: Failure | undefined }

/** All that may be done with the booking; what cannot be undone stands last. */
export function Changes({ changes, failure }: ChangesProps) {
  const say = useWords(changeWords)
  const { cancel, leaving, move, correct, kit, overdue } = changes
  if (!cancel && !kit && correct.length === 0) return null
  return (
    <section aria-label={say.changes} className="grid items-start gap-4 md:grid-cols-2">
      {overdue && <OverdueForm shown={overdue} failure={failure} />}
      {kit && <KitForms shown={kit} failure={failure} />}
      {correct.length > 0 && <CorrectForms shown={correct} failure={failure} />}
      {move && <MoveForm move={move} failure={failure} />}
      {leaving.length > 0 && <LeavingForms leaving={leaving} failure={failure} />}
      {cancel && <CancelForm cancel={cancel} failure={failure} />}
    </section>
  )
}
