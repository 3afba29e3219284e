import { Outlet } from 'react-router'
import { Main } from '../components/shell/main.tsx'

export default function EmptyLayout() {
  return (
    <Main>
      <Outlet />
    </Main>
  )
}
