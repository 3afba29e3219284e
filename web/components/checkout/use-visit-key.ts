import { useEffect, useState } from 'react'
import { useShell } from '../../use-shell.ts'

/**
 * What a booking made from this very page is known by. A page that was made for any member has the same key at each visit, so
 * the script makes one: who books, cancels and books again means two bookings.
 */
export function useVisitKey(key: string): string {
  const { is_personal_apart } = useShell()
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    if (is_personal_apart) setOwn(crypto.getRandomValues(new Uint32Array(4)).join('-'))
  }, [is_personal_apart])
  return is_personal_apart && own ? own : key
}
