import { useContext, useState } from 'react'
import { FormContext } from './form-context.ts'

/**
 * The version that was read. Another form of the page may raise it by one while somebody types here. Further than that it was
 * somebody else: it stays, so that saving says what they changed, and moves on once that was said.
 */
export function VersionField({ value }: { value: number | string }) {
  const { failure, resumed } = useContext(FormContext)
  const [read, setRead] = useState(resumed?.version ?? value)
  if (String(value) !== String(read) && (failure || Number(value) === Number(read) + 1)) setRead(value)
  return <input type="hidden" name="version" value={read} />
}
