import { useEffect, useState } from 'react'
import { Printer } from '#web/ui/icons/icons.ts'
import { Button } from '../ui/button.tsx'

/** Browsers print by themselves; the button is there where it can do something. */
export function PrintButton({ label }: { label: string }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!isReady) return null
  return (
    <Button variant="quiet" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-5" />
      {label}
    </Button>
  )
}
