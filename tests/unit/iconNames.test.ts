import { existsSync } from 'node:fs';
import { findIcons, icons } from '../../data/products/material-ui/pages/material-icons/iconNames';

describe('the search of icons', () => {
  it('lists only modules of the package', () => {
    expect(icons.filter(({ name }) => !existsSync(`node_modules/@mui/icons-material/${name}.js`))).toEqual(
      [],
    );
  });

  it('finds an icon by its name, by that of the guidelines, by a number and by its meaning', () => {
    const first = (text: string) => findIcons(text)[0]?.name;
    expect(first('home')).toBe('Home');
    expect(first('local_cafe')).toBe('LocalCafe');
    expect(first('360')).toBe('ThreeSixty');
    expect(first('trash')).toBe('Delete');
    expect(findIcons('no such icon')).toEqual([]);
  });
});
