import { Outlet } from 'react-router'
import { Frame } from '../components/shell/frame.tsx'
import { Main } from '../components/shell/main.tsx'

/** A page to read: paper under the text instead of the site's ground. */
export default function NewsLayout() {
  return (
    <Frame>
      <Main className="bg-paper">
        <Outlet />
      </Main>
    </Frame>
  )
}
