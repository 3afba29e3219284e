import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { X } from '../../ui/icons/icons.ts'
import { useWords } from '../use-shell.ts'
import { closeSoon } from './brief-notice.ts'
import { words } from './words.ts'

type DoneAlertProps = {
  title: string
  /** On a page that is worked on from top to bottom: over it, and gone by itself where scripts run. */
  isBrief?: boolean
}

/** What a form has done. The form may stand far below, and the page stays where it is: so it is said where one looks. */
export function DoneAlert(props: DoneAlertProps) {
  const { key } = useLocation()
  return <Said key={key} {...props} />
}

function Said({ title, isBrief = false }: DoneAlertProps) {
  const say = useWords(words)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    if (!isBrief) return
    return closeSoon(() => setClosed(true))
  }, [isBrief])
  if (isClosed) return null
  return (
    <div
      className={cx(
        'top-16 z-20 rounded-md bg-paper shadow-md md:top-4 print:static',
        isBrief ? 'fixed inset-x-4 md:start-auto md:w-96 noscript:static noscript:w-auto' : 'sticky',
      )}
    >
      <Alert
        tone="success"
        announced
        title={title}
        action={
          <IconButton
            label={say.closeMessage}
            icon={<X className="size-5" />}
            onClick={() => setClosed(true)}
            className="-my-2 noscript:hidden"
          />
        }
      />
    </div>
  )
}
