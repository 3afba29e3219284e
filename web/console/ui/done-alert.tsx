import { useState } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { X } from '../../ui/icons/icons.ts'
import { useWords } from '../use-shell.ts'
import { words } from './words.ts'

/** What a form has done. The form may stand far below, and the page stays where it is: so it is said where one looks. */
export function DoneAlert({ title }: { title: string }) {
  const { key } = useLocation()
  return <Said key={key} title={title} />
}

function Said({ title }: { title: string }) {
  const say = useWords(words)
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <div className="sticky top-16 z-20 rounded-md bg-paper shadow-md md:top-4 print:static">
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
