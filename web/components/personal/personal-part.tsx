import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { Shell } from '../../shell.server.ts'
import { type Personal, PersonalContext } from './context.ts'

type PersonalPartProps = { shell: Shell | undefined; children: ReactNode }

/** Gives a page that was made for any member what is this member's own; docs/decisions/0036. */
export function PersonalPart({ shell, children }: PersonalPartProps) {
  return <PersonalContext value={usePersonal(shell)}>{children}</PersonalContext>
}

function usePersonal(shell: Shell | undefined): Personal | undefined {
  const [personal, setPersonal] = useState<Personal>()
  const { revalidate } = useRevalidator()
  const isLeaving = useRef(false)
  isLeaving.current = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!shell?.member) return
    let isOver = false
    let stop: (() => void) | undefined
    // Guests never need it, so a browser fetches it for members only.
    import('./follow-personal.ts')
      .then(({ followPersonal }) => {
        if (!isOver) stop = followPersonal({ shell, show: setPersonal, revalidate, isLeaving: () => isLeaving.current })
      })
      .catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [shell, revalidate])
  return personal?.of === shell ? personal : undefined
}
