import { useId } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { LoadedList } from '../load.server.ts'
import { addressOf, type Query } from '../query.ts'

type ConfirmDeleteProps = { removed: NonNullable<LoadedList['removed']>; query: Query; say: LoadedList['say'] }

/** Asks once more. The address says that it is open: without scripts it stands in the page. */
export function ConfirmDelete({ removed, query: { search, back }, say }: ConfirmDeleteProps) {
  const formId = useId()
  const list = addressOf({ search, back })
  const navigate = useNavigate()
  const href = useHref()
  const isBusy = useNavigation().formData?.get('intent') === 'delete'
  return (
    <Dialog
      open
      title={removed.title}
      closeLabel={say.close}
      onClose={() => void navigate(href(list), { replace: true, preventScrollReset: true })}
      footer={
        <>
          <ShellLink path={list} replace preventScrollReset className={buttonClass({ variant: 'secondary' })}>
            {say.cancel}
          </ShellLink>
          <Button type="submit" form={formId} variant="danger" busy={isBusy} busyLabel={say.removeYes}>
            {say.removeYes}
          </Button>
        </>
      }
    >
      <Form id={formId} method="post" replace preventScrollReset className="flex flex-col gap-3">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={removed.id} />
        <p>{say.removeText}</p>
        {removed.isReplaced && <p>{say.removeActive}</p>}
      </Form>
    </Dialog>
  )
}
