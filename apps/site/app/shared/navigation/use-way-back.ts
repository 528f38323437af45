import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Leads back to where one came from within the site; from elsewhere, the link leads where it says. */
export function useWayBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return (event) => {
    if (isFirst && !document.referrer.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    void navigate(-1);
  };
}
