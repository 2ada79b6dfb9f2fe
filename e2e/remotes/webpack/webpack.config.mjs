import webpack from 'webpack';

const name = 'jackfield_webpack';
/** From the host alone: `shared` of remote.json says the same. */
const ofHost = { singleton: true, import: false, requiredVersion: '^19.3.0' };

export default {
  mode: 'production',
  entry: {},
  output: { publicPath: 'auto', clean: true },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name,
      library: { type: 'var', name },
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.js' },
      shared: { react: ofHost, 'react-dom/client': ofHost },
    }),
  ],
};
