/** Portraits of advisers: faceless busts that differ by hair, complexion and clothes. */

type Person = {
  skin: string;
  shade: string;
  hair: string;
  cut: 'short' | 'side' | 'bob' | 'long' | 'bun' | 'crop';
  coat: string;
  shirt: string;
  back: string;
  tie?: string;
};

const people: readonly Person[] = [
  {
    skin: '#e9c3a6',
    shade: '#cf9f80',
    hair: '#3a2a20',
    cut: 'short',
    coat: '#2b323c',
    shirt: '#f2f4f6',
    back: '#dfe4e9',
    tie: '#8e2a2f',
  },
  {
    skin: '#f0cfb6',
    shade: '#d9a98a',
    hair: '#6d4527',
    cut: 'long',
    coat: '#37404d',
    shirt: '#f4f1ec',
    back: '#e7e2db',
  },
  {
    skin: '#d9ab88',
    shade: '#b9855f',
    hair: '#1d1815',
    cut: 'crop',
    coat: '#1f2a3d',
    shirt: '#e8edf3',
    back: '#d9dfe6',
  },
  {
    skin: '#f2d3bd',
    shade: '#dcae91',
    hair: '#b98a54',
    cut: 'bob',
    coat: '#4a4f57',
    shirt: '#ffffff',
    back: '#e4e6e8',
  },
  {
    skin: '#e6bd9c',
    shade: '#c99572',
    hair: '#52392a',
    cut: 'side',
    coat: '#262a30',
    shirt: '#dfe8f2',
    back: '#dde2df',
    tie: '#27405f',
  },
  {
    skin: '#e3b796',
    shade: '#c58f6b',
    hair: '#241c18',
    cut: 'bun',
    coat: '#5a2a33',
    shirt: '#f7f3ee',
    back: '#e9e1dc',
  },
  {
    skin: '#efcdb3',
    shade: '#d5a586',
    hair: '#8a8480',
    cut: 'short',
    coat: '#2f3a46',
    shirt: '#f1f3f5',
    back: '#dee3e8',
    tie: '#4b5563',
  },
  {
    skin: '#d2a07a',
    shade: '#ae7850',
    hair: '#19140f',
    cut: 'long',
    coat: '#283747',
    shirt: '#f5f2ee',
    back: '#dfe5ea',
  },
  {
    skin: '#f1d0b8',
    shade: '#d8a98b',
    hair: '#a6672f',
    cut: 'crop',
    coat: '#3b3f44',
    shirt: '#e9eef2',
    back: '#e6e4e0',
    tie: '#b4592b',
  },
  {
    skin: '#eac6aa',
    shade: '#cf9f7f',
    hair: '#2c211b',
    cut: 'bob',
    coat: '#1f2c44',
    shirt: '#f6f6f6',
    back: '#dadfe6',
  },
  {
    skin: '#dcb08d',
    shade: '#bb8862',
    hair: '#38281e',
    cut: 'side',
    coat: '#45403a',
    shirt: '#f3f0ea',
    back: '#e5e1da',
  },
  {
    skin: '#f3d6c2',
    shade: '#dfb297',
    hair: '#d1b07a',
    cut: 'bun',
    coat: '#2e3640',
    shirt: '#fdfdfd',
    back: '#e2e6ea',
  },
];

const behind: Partial<Record<Person['cut'], string>> = {
  long: 'M330 420C318 250 390 170 480 170S642 250 630 420C640 540 646 610 622 676L560 700H400L338 676C314 610 320 540 330 420Z',
  bob: 'M338 420C326 256 396 180 480 180S634 256 622 420C628 500 618 540 592 560H368C342 540 332 500 338 420Z',
};

const front: Record<Person['cut'], string> = {
  short:
    'M356 388C342 268 398 196 482 196S618 262 604 388C596 340 586 316 566 296C520 312 436 312 396 292C374 316 364 346 356 388Z',
  crop: 'M360 372C352 262 404 204 482 204S608 262 600 372C594 322 580 292 556 276C510 262 450 262 404 276C380 292 366 322 360 372Z',
  side: 'M354 396C336 262 400 186 492 190C580 194 622 262 606 392C598 344 588 320 570 304C520 306 450 288 416 262C394 296 364 336 354 396Z',
  bob: 'M352 420C340 280 400 190 484 190S624 280 608 420C602 350 572 306 520 284C470 318 400 326 372 344C360 366 356 392 352 420Z',
  long: 'M350 430C336 280 398 186 480 186S624 280 610 430C606 360 560 312 484 272C420 306 362 350 350 430Z',
  bun: 'M356 392C344 270 400 200 480 200S616 270 604 392C596 336 572 300 540 286C500 300 452 298 420 286C388 302 364 338 356 392Z',
};

/** SVG of a square portrait, 960 units. */
export function adviserSvg(variant: number): string {
  const p = people[(variant - 1) % people.length] ?? people[0];
  if (!p) return '';
  const soft = p.cut === 'bob' || p.cut === 'long' || p.cut === 'bun';
  const shoulder = soft ? 250 : 214;
  const right = 960 - shoulder;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 960 960">
<defs>
<radialGradient id="b" cx=".42" cy=".3" r=".95"><stop offset="0" stop-color="#fbfbfb"/><stop offset=".5" stop-color="${p.back}"/><stop offset="1" stop-color="#b4bac1"/></radialGradient>
<linearGradient id="s" x1=".1" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="${p.skin}"/><stop offset=".55" stop-color="${p.skin}"/><stop offset="1" stop-color="${p.shade}"/></linearGradient>
<linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.shade}"/><stop offset="1" stop-color="${p.skin}"/></linearGradient>
<linearGradient id="c" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient>
<linearGradient id="h" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient>
<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter>
<filter id="g" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="10"/></filter>
<clipPath id="face"><path d="M362 380C358 268 410 216 482 216S606 268 600 380C596 480 548 548 482 548S368 480 362 380Z"/></clipPath>
</defs>
<rect width="960" height="960" fill="url(#b)"/>
<g transform="translate(480 560) scale(1.22) translate(-480 -500)">
<g transform="translate(0 -66)"><path d="M${shoulder - 30} 980C${shoulder - 20} 760 380 700 480 700S${right + 50} 760 ${right + 60} 980Z" fill="#000" opacity=".18" filter="url(#f)"/>
</g>${p.cut === 'bun' ? `<ellipse cx="482" cy="190" rx="64" ry="56" fill="${p.hair}"/><ellipse cx="482" cy="190" rx="64" ry="56" fill="url(#h)"/>` : ''}
${behind[p.cut] ? `<path d="${behind[p.cut]}" fill="${p.hair}"/><path d="${behind[p.cut]}" fill="url(#h)"/>` : ''}
<g transform="translate(0 -66)"><path d="M420 470H544V640C544 700 420 700 420 640Z" fill="url(#n)"/>
<path d="M${shoulder - 60} 980C${shoulder - 50} 800 ${shoulder + 30} 742 390 694L482 760L574 694C${right - 30} 742 ${right + 50} 800 ${right + 60} 980Z" fill="${p.coat}"/>
<path d="M418 676L482 770L546 676L566 700L520 980H444L398 700Z" fill="${p.shirt}"/>
<path d="M418 676L482 770L436 800L398 700Z M546 676L482 770L528 800L566 700Z" fill="#000" opacity=".07"/>
${p.tie ? `<path d="M466 762H498L506 800L496 980H468L458 800Z" fill="${p.tie}"/><path d="M466 762H498L490 800H474Z" fill="#000" opacity=".25"/>` : ''}
<path d="M396 690L360 730L392 800L372 824L452 980H${shoulder - 60}C${shoulder - 50} 800 ${shoulder + 30} 742 396 690Z M568 690L604 730L572 800L592 824L512 980H${right + 60}C${right + 50} 800 ${right - 30} 742 568 690Z" fill="${p.coat}"/>
<path d="M396 690L360 730L392 800L372 824L452 980" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
<path d="M568 690L604 730L572 800L592 824L512 980" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="3"/>
<path d="M${shoulder - 60} 980C${shoulder - 50} 800 ${shoulder + 30} 742 390 694L482 760L574 694C${right - 30} 742 ${right + 50} 800 ${right + 60} 980Z" fill="url(#c)"/>
</g><ellipse cx="357" cy="398" rx="17" ry="36" fill="${p.skin}"/><ellipse cx="606" cy="398" rx="17" ry="36" fill="${p.shade}"/>
<path d="M362 380C358 268 410 216 482 216S606 268 600 380C596 480 548 548 482 548S368 480 362 380Z" fill="url(#s)"/>
<g clip-path="url(#face)"><path d="M560 240C640 340 620 480 500 570L640 580L660 240Z" fill="${p.shade}" opacity=".55" filter="url(#f)"/>
<path d="M474 386C470 430 462 450 470 462C480 468 492 468 500 460" fill="none" stroke="${p.shade}" stroke-width="9" opacity=".5" filter="url(#g)"/>
<ellipse cx="426" cy="388" rx="34" ry="15" fill="${p.shade}" opacity=".5" filter="url(#g)"/><ellipse cx="538" cy="388" rx="34" ry="15" fill="${p.shade}" opacity=".6" filter="url(#g)"/>
<ellipse cx="484" cy="500" rx="40" ry="8" fill="#a65a4a" opacity=".28" filter="url(#g)"/></g>
<path d="${front[p.cut]}" fill="${p.hair}"/><path d="${front[p.cut]}" fill="url(#h)"/></g>
</svg>`;
}
