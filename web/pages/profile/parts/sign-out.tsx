import { Form } from 'react-router'
import { LogOut } from '#web/ui/icons/icons.ts'
import { to } from '../../../to.ts'
import { Button } from '../../../ui/button.tsx'
import { useLanguage, useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

/** On a phone the account hub has it. */
export function SignOut() {
  const say = useWords(words)
  return (
    <Form method="post" action={to(useLanguage(), '/auth/logout')} className="max-md:hidden">
      <Button type="submit" variant="quiet" size="sm">
        <LogOut aria-hidden="true" className="size-4" />
        {say.signOut}
      </Button>
    </Form>
  )
}
