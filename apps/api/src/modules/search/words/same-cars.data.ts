/** What goes on as another model's name and is another car: «крузак» is no Prado. By mark and name. */
export const otherCars: ReadonlySet<string> = new Set([
  ...['toyota/Land Cruiser Prado', 'toyota/Corolla Cross', 'toyota/Corolla Fielder'],
  ...['mitsubishi/Pajero Sport', 'mitsubishi/Pajero Mini', 'mitsubishi/Pajero iO', 'mitsubishi/Pajero Pinin'],
  ...['mitsubishi/Lancer Evolution', 'mitsubishi/Eclipse Cross', 'mitsubishi/Outlander Sport'],
  ...['land-rover/Range Rover Sport', 'land-rover/Range Rover Velar', 'land-rover/Range Rover Evoque'],
  ...['land-rover/Discovery Sport', 'ford/Mustang Mach-E', 'ford/Bronco Sport', 'nissan/Almera Classic'],
  ...['volkswagen/Golf Plus', 'volkswagen/Passat CC', 'citroen/C3 Aircross', 'citroen/C4 Aircross'],
  ...['chery/Tiggo 7 Pro Max', 'chery/Tiggo 7 Pro Plug-in Hybrid', 'chery/Tiggo 8 Pro Max', 'chery/Tiggo 8 Pro e+'],
  ...[
    'citroen/C4 Picasso',
    'citroen/C5 Aircross',
    'ssangyong/Actyon Sports',
    'audi/Q8 e-tron',
    'audi/Q4 e-tron',
    'audi/e-tron GT',
  ],
]);

/** Marks that were renamed with all that they make: «ссангйонг рекстон» is a KGM Rexton by now. */
export const renamedMarks: Readonly<Record<string, string>> = { ssangyong: 'kgm', kgm: 'ssangyong' };

/** What a name means as well as the model that it is: the CS55 Plus was renamed. By mark and code. */
export const alsoMeant: Readonly<Record<string, readonly string[]>> = {
  'changan/cs55-plus': ['changan/uni-s'],
  'changan/uni-s': ['changan/cs55-plus'],
};
