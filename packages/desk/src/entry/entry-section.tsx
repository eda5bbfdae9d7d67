'use client';

import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { useState } from 'react';
import { type EntryAddress, readEntryAddress } from './entry-address.ts';
import { EntryEditor } from './entry-editor.tsx';
import { newSource } from './new-source.ts';
import { useEntry } from './use-entry.ts';

const moscowDay = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

function KnownAddress({ address, host }: { address: EntryAddress; host: string }) {
  const { state, reload } = useEntry(address);
  if (state.kind === 'loading') return <Skeleton height={480} shape="box" />;
  if (state.kind === 'failed') return <Notice tone="critical" title={state.message} />;
  const entry = state.kind === 'known' ? state.entry : undefined;
  const source = entry?.source ?? newSource(address, moscowDay());
  return <EntryEditor address={address} host={host} entry={entry} stored={source} reload={reload} />;
}

/** The text that the address of the page names. */
export function EntrySection({ site }: { site: { host: string } }) {
  const [address] = useState(() => readEntryAddress(location.search));
  if (!address) return <Notice tone="critical" title="В адресе страницы не назван текст." />;
  return <KnownAddress address={address} host={site.host} />;
}
