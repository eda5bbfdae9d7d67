import { type NextRequest, NextResponse } from 'next/server';
import { handOn, targetHeader } from './signals.ts';

/**
 * The proxy of every shell: carries out what the web server decided. It rewrites inside Next, so that an answer to the router
 * names the path that was rendered. A request without a decision did not come through the web server and is refused.
 */
export function carryOutPlan(request: NextRequest): NextResponse {
  const target = request.headers.get(targetHeader);
  if (target === handOn) return NextResponse.next();
  if (!target?.startsWith('/') || target.startsWith('//')) return new NextResponse(null, { status: 404 });
  return NextResponse.rewrite(new URL(target, request.url));
}
