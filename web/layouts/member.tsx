import { Outlet } from 'react-router'

export default function MemberLayout() {
  return (
    <main id="main" className="flex-1">
      <Outlet />
    </main>
  )
}
